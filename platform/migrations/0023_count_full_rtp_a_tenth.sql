-- Games of an RTP of 100 and more, or of none that is known, count a tenth for wagering. Those imported before count in full until their
-- feed has another version: no version is held, so that every feed is taken once more and the rule is applied where it stands.
UPDATE "game_feeds" SET "version" = '';
