import Wayline

final class ChatView: View {
    let heading = Observable("Chat")
    let badge = Observable("")
    let write = Button("Write")

    var title: String { heading.value }
    var titleSource: ValueSource<String>? { heading }
    var badgeSource: ValueSource<String>? { badge }
    var controls: [Control] { [write] }
}

final class ChatScreen: ViewScreen {
    let view = ChatView()
    let viewModel: ChatViewModel

    init(_ viewModel: ChatViewModel) {
        self.viewModel = viewModel
    }

    func start() {
        bind(\.heading.value, viewModel.friend)
        bind(\.badge.value, viewModel.unread.map { $0 == 0 ? "" : "\($0)" })
    }
}

final class ChatViewModel {
    let friend = Observable("Chat")
    let unread = Observable(0)
}

/// A flow of two tabs, with the chat in the second one.
final class ChatCoordinator: Coordinator {
    static let flow = Flow<ChatCoordinator>(tabs: .menu, .chat) {
        FlowScreen(.menu) { _ in ShowcaseScreen([Label("Tea")]) }
        FlowScreen(.chat) { ChatScreen($0.viewModel) }
    }

    let viewModel = ChatViewModel()
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let menu = Self("menu")
    fileprivate static let chat = Self("chat")
}
