"""Work in the background: functions run in processes of low priority, in turn for all who ask, stopped at any time."""

from tablewright.server.jobs.job import BackgroundJob, JobFailed
from tablewright.server.jobs.jobs import Jobs

__all__ = ["BackgroundJob", "JobFailed", "Jobs"]
