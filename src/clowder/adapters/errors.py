"""What is wrong with what comes into an environment."""

from clowder.core.errors import ClowderError


class EnvironmentFault(ClowderError, ValueError):
    """A setting or an action that an environment cannot use; a ValueError too, as users of these libraries expect."""
