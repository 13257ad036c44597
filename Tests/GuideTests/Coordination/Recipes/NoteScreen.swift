import Wayline

/// A note that the user saves.
final class NoteScreen: ViewScreen {
    typealias Routes = NoteRouter
    let view = NoteView()
    private let saved = Observable("")
    private let text = Observable("")

    var hasChanges: Bool { text.value != saved.value }

    func start() {
        bind(view.text, text)
        view.save.onTap(self) { note in
            note.saved.value = note.text.value
            note.perform(.saved)
        }
    }
}

final class NoteView: View {
    let title = "Note"
    let text = TextField("Text")
    let save = Button("Save")

    var controls: [Control] { [text, save] }
}

struct NoteRouter: Router {
    enum Route: String, CaseIterable { case saved }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .saved: .pop
        }
    }
}

final class NotesCoordinator: Coordinator {
    static let flow = Flow<NotesCoordinator>(.notes, .note) {
        FlowScreen(.notes) { _ in PlainScreen() }
        FlowScreen(.note) { _ in NoteScreen() }
            .onLeave { _, note in
                note.hasChanges ? .ask(.confirm("Discard the changes?", yes: "Discard")) : .allow
            }
    }
}

extension Destination<NoInput, NoOutput> {
    static let notes = Self("notes")
    static let note = Self("note")
}
