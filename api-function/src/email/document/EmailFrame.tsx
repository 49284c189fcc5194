import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import type { ReactNode } from 'react';
import { STYLE_SHEET, styles } from './styles.ts';
import { Table } from './Table.tsx';

type Props = {
  lang: string;
  title: string;
  /** What a list of emails shows after the subject. */
  preview: string;
  brand: string;
  /** The rows of the table that the email is. */
  children: ReactNode;
};

/** What all emails have around their content: a head for small screens and dark schemes, the paper, and the brand. */
export const EmailFrame = ({ lang, title, preview, brand, children }: Props) => (
  <Html lang={lang}>
    <Head>
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{title}</title>
      <style>{STYLE_SHEET}</style>
    </Head>
    <Preview>{preview}</Preview>
    <Body className="paper" style={{ ...styles.paper, margin: 0, padding: '0 12px' }}>
      <Container style={{ maxWidth: 600 }}>
        <Table>
          <tr>
            <td className="paper display" style={styles.brand}>
              {brand}
            </td>
          </tr>
          {children}
        </Table>
      </Container>
    </Body>
  </Html>
);
