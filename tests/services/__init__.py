"""Real services for tests: PostgreSQL and Redis, started and stopped by the test run."""
