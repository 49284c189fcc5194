import 'react-toastify/dist/ReactToastify.css';

/** Replaces a function that adds these styles as a style element, which the Content Security Policy blocks. */
export const injectStyle = () => {};
