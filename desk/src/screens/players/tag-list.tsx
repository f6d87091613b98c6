import { Badge } from '@desk/components/feedback/badge';

/** The tags of a player. */
export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {tags.map((tag) => (
        <Badge key={tag} tone="note">
          {tag}
        </Badge>
      ))}
    </span>
  );
}
