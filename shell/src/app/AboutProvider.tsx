import { provider as deployed, type Provider } from '@almaty/delivery/provider';

/** Who runs the guide, at what price, and how to reach them; only what is configured. */
export function AboutProvider({ provider = deployed }: { provider?: Provider }) {
  const { name, email, telephone, address } = provider;
  return (
    <div className="max-w-112 self-start text-note">
      <p>
        <b>The guide and its plans are free.</b>
        {` ${name ? `Run by ${name}.` : 'We sell nothing, and book nothing for you.'}`}
      </p>
      {(email || telephone) && (
        <p className="mt-1">
          {email && (
            <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center underline wrap-anywhere">
              {email}
            </a>
          )}{' '}
          {telephone && (
            <a href={`tel:${telephone.replaceAll(' ', '')}`} className="inline-flex min-h-11 items-center underline">
              {telephone}
            </a>
          )}
        </p>
      )}
      {address && <p className="mt-1">{address}</p>}
    </div>
  );
}
