public import Wayline

extension App {
    /// Two tabs. The screen of the second one, which keeps the first nine characters of a note, is
    /// made when it is seen.
    public static let notebook = App("Notebook") { _ in NotebookCoordinator() }
}

extension Destination<NoInput, NoOutput> {
    static let today = Self("today")
    static let notes = Self("notes")
}

final class NotebookCoordinator: Coordinator {
    static let flow = Flow<NotebookCoordinator>(tabs: .today, .notes) {
        FlowScreen(.today) { _ in PlainScreen("Today", "Nothing is due.") }
        FlowScreen(.notes) { _ in NotesScreen() }
    }
    .tabsMadeWhenSeen()
}

final class NotesScreen: ViewScreen, DraftKeeping {
    let view = NotesView()

    var draft: String {
        get { String(view.note.text.prefix(9)) }
        set { view.note.text = newValue }
    }
}

final class NotesView: View {
    let title = "Notes"
    let note = TextField("Note")

    var controls: [Control] { [note] }
}
