// The tests of every store, run on SQLite, which needs no database server.
import './contract.service.test.ts'
import './intake.service.test.ts'
import './migrations.service.test.ts'
import './upkeep.service.test.ts'
