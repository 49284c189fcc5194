/** The modules that bundles get the values of, because what they are computed from is ten times as large. */
export const VIEW_MODELS =
  /view-models\/((nature|mountain|city|sample)-cards|search-entries|search-index|search-notes|activity-details|sample-itineraries)\.ts$/;
