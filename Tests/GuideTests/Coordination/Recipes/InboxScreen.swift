import Wayline

final class InboxView: View {
    let title = "Inbox"
    let badge = Observable("")
    var badgeSource: ValueSource<String>? { badge }
    var controls: [Control] { [] }
}

final class InboxScreen: ViewScreen {
    let view = InboxView()
    private let unread: Observable<Int>

    init(unread: Observable<Int>) {
        self.unread = unread
    }

    func start() {
        bind(\.badge.value, unread.map { $0 == 0 ? "" : "\($0)" })
    }
}

/// Two tabs, of which the second shows a badge.
final class PostCoordinator: Coordinator {
    static let flow = Flow<PostCoordinator>(tabs: .playlist, .inbox) {
        FlowScreen(.playlist) { _ in PlaylistScreen() }
        FlowScreen(.inbox) { post in InboxScreen(unread: post.unread) }
    }

    let unread = Observable(0)
}

extension Destination<NoInput, NoOutput> {
    static let inbox = Self("inbox")
}
