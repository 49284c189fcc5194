// One module, so that one chunk holds everything that is loaded once something is selected.
export { computeEstimate } from './compute-estimate.ts';
export { EstimateDetails } from './EstimateDetails.tsx';
