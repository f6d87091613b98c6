import { Button } from '@/components/controls/button';
import { TextField } from '@/components/controls/text-field';
import { Dialog } from '@/components/overlay/dialog';
import type { Story } from './story';

type Sample = { name: string; text: string; long: string; label: string; action: string };

/** The plain dialog in each width, with a footer, and one that must be answered. */
export function dialogStories({ name, text, long, label, action }: Sample): Story[] {
  const dialog = (id: string, width: 'narrow' | 'medium' | 'wide', dismissible: boolean): Story => ({
    id: `dialog-${id}`,
    name: 'Dialog',
    render: (close) => (
      <Dialog
        open
        onOpenChange={(open) => !open && close()}
        title={name}
        description={text}
        width={width}
        dismissible={dismissible}
        footer={
          <Button tone="gold" wide onClick={close}>
            {action}
          </Button>
        }
      >
        <p className="mb-4">{long}</p>
        <TextField label={label} />
      </Dialog>
    ),
  });
  return [
    dialog('narrow', 'narrow', true),
    dialog('medium', 'medium', true),
    dialog('wide', 'wide', true),
    dialog('must-be-answered', 'narrow', false),
  ];
}
