import type { ReactNode } from 'react';
import * as m from '#messages';

const right = (name: ReactNode) => <b>{name}</b>;

/** The rights of a visitor, each with its name. */
const RIGHTS = [
  m.rightsAccess({ right }),
  m.rightsCorrection({ right }),
  m.rightsDeletion({ right }),
  m.rightsRestriction({ right }),
  m.rightsObjection({ right }),
  m.rightsWithdrawal({ right }),
  m.rightsPortability({ right }),
  m.rightsComplaint({ right }),
];

/**
 * What both laws let a visitor ask for. Sources, read on 2026-11-27: GDPR, Articles 6 and 13 (gdprhub.eu, moodle.gdprism.eu);
 * Law 94-V, Article 1 on blocking (adilet.zan.kz) and Article 8 on consent (zakonpravo.kz); the ministry as the authority
 * (dlapiperdataprotection.com, digitalrights.asia of March 2026). What a lawyer has to decide is in docs/deploying.md.
 */
export const YourRights = () => (
  <>
    <p>{m.rightsLaws}</p>
    <ul className="grid gap-2">
      {RIGHTS.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
    <p>{m.rightsHow}</p>
  </>
);
