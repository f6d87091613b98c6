'use client';
import { useState } from 'react';
import { saveFile } from '../lib/save-file';
import { Button } from './form/button';

type Props = {
  codes: readonly string[];
  /** The name of the file that they are kept in. */
  file: string;
  words: { list: string; copy: string; copied: string; download: string };
};

/** Codes that are shown this once: to be copied, or kept as a file. */
export function OneTimeCodes({ codes, file, words }: Props) {
  const [copied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const download = () => {
    saveFile(new Blob([text], { type: 'text/plain' }), file);
  };
  return (
    <div className="flex flex-col gap-3">
      <ul
        aria-label={words.list}
        className="grid grid-cols-1 gap-x-4 gap-y-1 rounded-card bg-raised p-3 tablet:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="font-code">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}>{words.copy}</Button>
        <Button onClick={download}>{words.download}</Button>
        <span role="status" className="self-center text-good text-sm">
          {copied && words.copied}
        </span>
      </div>
    </div>
  );
}
