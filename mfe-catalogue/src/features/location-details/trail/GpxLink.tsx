import { buttonClass } from '@almaty/ui/button';

type Props = { gpx: string; file: string; className?: string; children: string };

/** A download of a GPX file, which is in the link itself, so that it works without a connection. */
export const GpxLink = ({ gpx, file, className = '', children }: Props) => (
  <a
    href={`data:application/gpx+xml;charset=utf-8,${encodeURIComponent(gpx)}`}
    download={`${file}.gpx`}
    className={`print:hidden ${buttonClass({ variant: 'outline', size: 'sm' })} ${className}`}
  >
    {children}
  </a>
);
