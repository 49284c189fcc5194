declare module '*.css';
/** The text of a built style sheet. */
declare module '*.css?inline' {
  const styles: string;
  export default styles;
}
