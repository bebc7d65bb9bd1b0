"""What a search walks along, with a victim at its end: tests of the collected session, or imports of test modules."""
import os


def node_name(node, project):
    """A node id as pytest would print it in the project's folder."""
    file, *rest = str(node.nodeid).split("::")
    path = os.path.relpath(os.path.join(str(node.config.rootpath), file), project)
    return "::".join([path.replace(os.sep, "/")] + rest)


class Tests:
    """Steps are items; one is run with the next as its next item, so that fixtures live as long as in a whole run."""

    def __init__(self, runs, victim):
        self._runs, self._victim = runs, victim
        self.fork, self.left = runs.fork, runs.left

    def step(self, items, index):
        self._runs.step(items[index], items[index + 1] if index + 1 < len(items) else self._victim)

    def trial(self, items):
        return self._runs.trial(items, self._victim)


class Imports:
    """Steps are test modules, collected but not run. A victim without `::` is a module that has to be importable."""

    def __init__(self, runs, victim, project):
        self._runs, self._victim, self._project = runs, victim, project
        self._item = None
        self.fork, self.left = runs.fork, runs.left

    def collect_victim(self):
        """Now, before any step: else it is collected after them."""
        self._item = self._find()

    def step(self, files, index):
        self._collect(files[index])

    def trial(self, files):
        def body(said):
            for file in files:
                self._collect(file)
            self._runs.tell(said)
            item = self._item or self._find()
            if item is not None:
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)

        return self._runs.read(self.fork(body))

    def _find(self):
        found = self._collect(self._victim.split("::")[0])
        return next((i for i in found if node_name(i, self._project) == self._victim), None)

    def _collect(self, file):
        return self._runs.session.perform_collect([os.path.join(self._project, file)])
