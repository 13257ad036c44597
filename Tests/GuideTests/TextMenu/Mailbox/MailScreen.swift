import Wayline

final class MailView: View {
    let title = "Letter"
    let text = Label("Bring some milk.")
    let reply = Button("Reply", key: "r")
    let archive = Button("Archive", key: "e")

    var controls: [Control] { [text, reply] }
    var actions: [Button] { [archive] }
}

final class MailScreen: ViewScreen {
    let view = MailView()

    func start() {
        view.reply.onTap(self) { $0.say("There is nobody to reply to.") }
        view.archive.onTap(self) { screen in
            screen.view.archive.isEnabled = false
            screen.say("Archived.")
        }
    }
}

final class MailCoordinator: Coordinator {
    static let flow = Flow<MailCoordinator>(.mail) {
        FlowScreen(.mail) { _ in MailScreen() }
    }
}

extension App {
    static let mailbox = App("Letters") { _ in MailCoordinator() }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let mail = Self("mail")
}
