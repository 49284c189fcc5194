import type { ReactNode } from 'react';
import { styles } from './styles.ts';

/** A table for layout only. The rows of React Email are a table each, which makes an email with many rows too large. */
export const Table = ({ children }: { children: ReactNode }) => (
  <table role="presentation" width="100%" cellSpacing="0" style={styles.table}>
    <tbody>{children}</tbody>
  </table>
);
