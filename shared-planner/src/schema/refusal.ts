/** Why a request cannot be planned, as a code with parameters: what no schema of its values alone can see. */
export type Refusal =
  | { code: 'unknown_node'; node: string }
  | { code: 'unknown_gateway'; gateway: string; known: readonly string[] }
  | { code: 'departure_before_trip'; departure: string }
  | { code: 'departure_too_soon'; departure: string; arrival: string }
  | { code: 'end_too_soon' };
