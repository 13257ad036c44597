import ScreenSupport
import Wayline

/// The session of the archive's user.
@MainActor
final class ArchiveSession {
    let user = Observable<String?>("an")
    let isValid = Observable(true)

    func expire() {
        user.value = nil
        isValid.value = false
    }
}

/// An app with a diary that is there only as long as the session is valid.
final class ArchiveCoordinator: Coordinator {
    static let flow = Flow<ArchiveCoordinator>("hall") {
        FlowScreen("hall") { (_: ArchiveCoordinator) in ArchiveScreen() }
        FlowScreen("letter") { (_: ArchiveCoordinator) in ArchiveLetter() }
            .onLeave { _, letter in
                letter.draft.isEmpty ? .allow : .ask(.confirm("Discard?", yes: "Yes"))
            }
        FlowScreen("balance") { (_: ArchiveCoordinator) in ArchiveBalance() }
        FlowScreen("diary") { (_: ArchiveCoordinator) in ArchiveLetter() }
            .onEnter(while: { $0.session.isValid }, otherwise: .after(.start("login")))
        ChildFlow("login") { (archive: ArchiveCoordinator) in ArchiveLogin(archive.session) }
    }

    static func links() throws -> LinkTable<Transition> {
        try LinkTable(
            scheme: "archive", [LinkRule("diary", to: .sequence([.unwind, .push("diary")]))])
    }

    let session: ArchiveSession

    init(_ session: ArchiveSession) {
        self.session = session
    }
}

final class ArchiveLogin: Coordinator {
    static let flow = Flow<ArchiveLogin>("password") {
        FlowScreen("password") { (_: ArchiveLogin) in ArchiveScreen() }
    }

    private let session: ArchiveSession

    init(_ session: ArchiveSession) {
        self.session = session
    }

    func logIn(_ user: String) {
        session.user.value = user
        session.isValid.value = true
        go(.finish)
    }
}

final class ArchiveScreen: Screen {}

final class ArchiveLetter: DraftKeeping {
    var draft = ""
}

final class ArchiveBalance: DraftKeeping {
    var draft = 0.0
}
