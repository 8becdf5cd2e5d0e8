import { Fragment } from 'react';
import { useFile } from './use-file.tsx';

export interface FileLink {
  readonly href: string;
  readonly name: string;
  /** It is read where the link was, and saved by nobody. */
  readonly page?: boolean;
}

interface Props {
  readonly files: readonly FileLink[];
  readonly className?: string | undefined;
  readonly between?: string;
}

/** Files to be saved, and pages to be read; why one did not come is said below them. */
export function FileLinks({ files, className, between }: Props) {
  const { said, saves, reads } = useFile();
  return (
    <>
      <p className={className}>
        {files.map(({ href, name, page = false }, i) => (
          <Fragment key={href}>
            {i > 0 && between}
            <a className="link" href={href} download={!page} onClick={page ? reads(href) : saves(href)}>
              {name}
            </a>
          </Fragment>
        ))}
      </p>
      {said}
    </>
  );
}
