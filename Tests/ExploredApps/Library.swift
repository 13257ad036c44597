public import Wayline

extension App {
    /// A library whose shelves are read by three calls at once, which need a session. One question
    /// to the user renews it for all.
    public static let library = App("Library") { _ in LibraryCoordinator() }
}

extension Destination<NoInput, NoOutput> {
    static let shelves = Self("shelves")
}

final class LibraryCoordinator: Coordinator {
    static let flow = Flow<LibraryCoordinator>(.shelves) {
        FlowScreen(.shelves) { _ in ShelvesScreen() }
    }
}

final class ShelvesScreen: ViewScreen {
    let view = ShelvesView()
    private let session = LibrarySession()

    func start() {
        view.read.onTap(self) { screen in
            for shelf in screen.view.shelves {
                screen.begin { await $0.read(shelf) }
            }
        }
    }

    private func read(_ shelf: Label) async {
        let isRenewed = await session.renew { [weak self] in
            await self?.ask(.confirm("Log in again?", yes: "Log in")) ?? false
        }
        shelf.text = isRenewed ? "Three books." : "Closed."
    }
}

final class ShelvesView: View {
    let title = "Shelves"
    let read = Button("Read")
    let shelves = [Label("Unread."), Label("Unread."), Label("Unread.")]

    var controls: [Control] { [read] + shelves }
}

actor LibrarySession {
    private var renewal: Task<Bool, Never>?

    /// Returns whether the user has logged in. Calls that come meanwhile share the answer.
    func renew(_ ask: @escaping @MainActor () async -> Bool) async -> Bool {
        if let renewal { return await renewal.value }
        let task = Task { await ask() }
        renewal = task
        defer { renewal = nil }
        return await task.value
    }
}
