/** An SQL expression that is true or false, and the parameters of its placeholders in their order. */
export type SqlCondition = { condition: string; parameters: readonly (string | number)[] };
