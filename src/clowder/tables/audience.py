"""The connections to a table, grouped by what they see."""

from collections.abc import Iterator

from clowder.tables.viewer import Viewer


class Audience:
    """Viewers by viewpoint: everybody in a group gets the same bytes."""

    def __init__(self) -> None:
        self.groups: dict[int, set[Viewer]] = {}

    def __iter__(self) -> Iterator[Viewer]:
        for group in self.groups.values():
            yield from group

    def is_empty(self) -> bool:
        return not self.groups

    def has(self, person: str) -> bool:
        return any(viewer.person == person for viewer in self)

    def add(self, viewer: Viewer) -> None:
        self.groups.setdefault(viewer.viewpoint, set()).add(viewer)

    def remove(self, viewer: Viewer) -> None:
        group = self.groups.get(viewer.viewpoint)
        if group is not None:
            group.discard(viewer)
            if not group:
                del self.groups[viewer.viewpoint]

    def move(self, viewer: Viewer, viewpoint: int) -> None:
        """From now on the viewer sees what another seat sees."""
        self.remove(viewer)
        viewer.viewpoint = viewpoint
        self.add(viewer)
