import { isUpload } from '@almaty/content/editor';

type Props = { photographs: readonly { file: string; alt: { en: string }; author: string }[] };

/** The photographs that were uploaded and not saved yet, as the site crops them: a release has the others in its sizes. */
export function UploadedPhotographs({ photographs }: Props) {
  const uploaded = photographs.filter(({ file }) => isUpload(file));
  return uploaded.length > 0 ? (
    <section className="wrap pt-12 pb-8">
      <h2 className="display mb-4 text-h4 text-display">Photographs to be saved</h2>
      <ul className="grid gap-6 md:grid-cols-2">
        {uploaded.map(({ file, alt, author }) => (
          <li key={file}>
            <figure>
              <img src={file} alt={alt.en} className="aspect-4/3 w-full object-cover" />
              <figcaption className="pt-2 text-note text-ink-2">{`Photograph: ${author}`}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  ) : null;
}
