/** Stands in for the texts of errors of the federation runtime, by their codes: there are none. */
const noTexts: Readonly<Record<string, string>> = {};

export { noTexts as buildDescMap, noTexts as errorDescMap, noTexts as runtimeDescMap, noTexts as typeDescMap };
