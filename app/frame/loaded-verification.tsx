'use client';

import { VerificationFlow } from '@/features/verification/components/verification-flow';
import { EditorTexts } from './modal-host-texts';
import { ModalMessages } from './modal-messages';
import { ServerData } from './server-data';

/** The call verification with the texts, ours and the editors', and the server data it lives on. */
export function LoadedVerification() {
  return (
    <ModalMessages>
      <ServerData>
        <VerificationFlow
          textsOf={(key, variables, show) => (
            <EditorTexts textKey={key} variables={variables}>
              {show}
            </EditorTexts>
          )}
        />
      </ServerData>
    </ModalMessages>
  );
}
