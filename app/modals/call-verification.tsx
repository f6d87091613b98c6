'use client';

import { VerificationFlow } from '@/features/verification/components/verification-flow';
import { EditorTexts } from './modal-host-texts';

/** The call verification with the texts that editors write for it. */
export function CallVerification() {
  return (
    <VerificationFlow
      textsOf={(key, variables, show) => (
        <EditorTexts textKey={key} variables={variables}>
          {show}
        </EditorTexts>
      )}
    />
  );
}
