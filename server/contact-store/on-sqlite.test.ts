// What every store must do, on SQLite alone: no database has to be started for it.
import './contract.service.test.ts'
import './intake.service.test.ts'
import './migrations.service.test.ts'
import './receipts.service.test.ts'
import './shared-counts.service.test.ts'
import './upkeep.service.test.ts'
