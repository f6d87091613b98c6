'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/controls/button';
import type { ContactValues } from '../types';

/** Names the contact of the form around it the other way: by email instead of by phone, and back. What was typed goes. */
export function ContactTypeSwitch({ byPhone, byEmail }: { byPhone: string; byEmail: string }) {
  const { control, setValue, clearErrors } = useFormContext<ContactValues>();
  const isEmail = useWatch({ control, name: 'type' }) === 'Email';
  return (
    <Button
      tone="ghost"
      size="small"
      onClick={() => {
        setValue('type', isEmail ? 'Phone' : 'Email');
        setValue('username', '');
        clearErrors();
      }}
    >
      {isEmail ? byPhone : byEmail}
    </Button>
  );
}
