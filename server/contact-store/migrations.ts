import { number, type Query, StoreTooNew } from './database.ts'

/** Never change a released migration. Times are ISO 8601 in UTC as text, so that they sort. */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE requests (
      id TEXT PRIMARY KEY, created_at TEXT NOT NULL, page TEXT NOT NULL, subject TEXT NOT NULL, name TEXT NOT NULL,
      reach TEXT NOT NULL, company TEXT NOT NULL, message TEXT NOT NULL, answer TEXT NOT NULL)`,
    `CREATE INDEX requests_created ON requests (created_at)`,
    `CREATE TABLE attachments (
      id TEXT PRIMARY KEY, request_id TEXT NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
      position INTEGER NOT NULL, name TEXT NOT NULL, size INTEGER NOT NULL, sha256 TEXT NOT NULL,
      content {bytes} NOT NULL, UNIQUE (request_id, position))`,
  ],
  [
    `CREATE TABLE outbox (
      id TEXT PRIMARY KEY, request_id TEXT NOT NULL REFERENCES requests (id) ON DELETE CASCADE, kind TEXT NOT NULL,
      due_at TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, finished_at TEXT, fault TEXT,
      UNIQUE (request_id, kind))`,
    `CREATE INDEX outbox_due ON outbox (due_at) WHERE finished_at IS NULL`,
  ],
  [
    `ALTER TABLE requests ADD COLUMN answered_at TEXT`,
    `CREATE TABLE pulse (id INTEGER PRIMARY KEY, beaten_at TEXT NOT NULL)`,
    `INSERT INTO pulse (id, beaten_at) VALUES (1, '')`,
  ],
  [`CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)`],
  [
    `ALTER TABLE requests ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0`,
    `UPDATE requests SET bytes = LENGTH(message) +
      COALESCE((SELECT SUM(size) FROM attachments WHERE request_id = requests.id), 0)`,
    `DROP INDEX requests_created`,
    `CREATE INDEX requests_newest ON requests (created_at, id, bytes)`,
    `ALTER TABLE pulse ADD COLUMN moved_at TEXT`,
    // `probes`, `receipts` and, below, `shared_counts` are no longer used. Dropping them breaks the older release that still runs.
    `CREATE TABLE probes (id TEXT PRIMARY KEY, content {bytes} NOT NULL)`,
    `CREATE TABLE receipts (who TEXT NOT NULL, day TEXT NOT NULL, sent INTEGER NOT NULL, PRIMARY KEY (who, day))`,
  ],
  [
    `CREATE TABLE shared_counts (name TEXT PRIMARY KEY, ends_at TEXT NOT NULL, count INTEGER NOT NULL)`,
    `CREATE INDEX shared_counts_end ON shared_counts (ends_at)`,
  ],
  [
    `ALTER TABLE requests RENAME COLUMN page TO page_language`,
    `ALTER TABLE requests RENAME COLUMN reach TO email_or_phone`,
    `ALTER TABLE requests RENAME COLUMN answer TO answer_language`,
  ],
  [`ALTER TABLE requests ADD COLUMN note TEXT NOT NULL DEFAULT ''`],
  [
    `CREATE TABLE visits (day TEXT NOT NULL, path TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (day, path))`,
  ],
]

/** Runs in a transaction that already holds the migration lock. @throws StoreTooNew */
export async function migrate(query: Query, bytesType: string, target = migrations.length): Promise<void> {
  await query(`CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)`)
  const [row] = await query(`SELECT version FROM schema_version`)
  const version = row ? number(row, 'version') : 0
  if (version > migrations.length) {
    throw new StoreTooNew(
      `The store was written by a newer release (${version}; this one knows ${migrations.length}). Start that one.`,
    )
  }
  for (const statement of migrations.slice(version, target).flat()) {
    await query(statement.replaceAll('{bytes}', bytesType))
  }
  if (!row) await query(`INSERT INTO schema_version (version) VALUES ($1)`, [target])
  else if (version < target) await query(`UPDATE schema_version SET version = $1`, [target])
}
