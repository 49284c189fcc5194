// One module, so that one chunk holds everything that is loaded once a request was stored.
export { Confirmation } from './Confirmation.tsx';
export { LastRequest } from './LastRequest.tsx';
