/** The rights of a visitor: their name, and what they are. */
const RIGHTS = [
  ['Access', 'ask what we hold about you, and get a copy.'],
  ['Correction', 'have what is wrong corrected.'],
  ['Deletion', 'have it deleted: the page of your plan and the link in our emails do it at once.'],
  ['Restriction', 'have us stop using it while a question about it is open; the law of Kazakhstan calls it blocking.'],
  ['Objection', 'object to what we do for an interest of our own.'],
  [
    'Withdrawal of consent',
    'take your consent back at any time, by deleting the request. In Kazakhstan this is not possible where a law forbids it or an obligation is still open.',
  ],
  ['A file to take along', 'get what you gave us in a format that another program can read.'],
  [
    'Complaint',
    'complain to the authority: in Kazakhstan the ministry that is responsible for digital development, in the European Union the data protection authority of your country.',
  ],
] as const;

/**
 * What both laws let a visitor ask for. Sources, read on 2026-11-27: GDPR, Articles 6 and 13 (gdprhub.eu, moodle.gdprism.eu);
 * Law 94-V, Article 1 on blocking (adilet.zan.kz) and Article 8 on consent (zakonpravo.kz); the ministry as the authority
 * (dlapiperdataprotection.com, digitalrights.asia of March 2026). What a lawyer has to decide is in docs/deploying.md.
 */
export const YourRights = () => (
  <>
    <p>
      Two laws protect you: the Law of the Republic of Kazakhstan “On Personal Data and their Protection” (No. 94-V of
      21 May 2013), and where it applies to you the General Data Protection Regulation of the European Union (GDPR).
      Together they let you do this:
    </p>
    <ul className="grid gap-2">
      {RIGHTS.map(([name, text]) => (
        <li key={name}>
          <b>{`${name}:`}</b>
          {` ${text}`}
        </li>
      ))}
    </ul>
    <p>
      Write to us for it, or reply to any email that you have from us. It costs nothing. You do not have to give us
      anything; without your email address and your dates we cannot make a plan. A program makes the plan, and decides
      nothing else about you.
    </p>
  </>
);
