import Binding
import Coordination
import ScreenSupport
import WaylineInterface
import WaylineRouting

/// A flow of two tabs, and a screen over the first one, whose titles and badges change.
@MainActor
final class PostCoordinator: Coordinator {
    static let flow = Flow<PostCoordinator>(tabs: "letters", "parcels") {
        FlowScreen("letters") { PostScreen($0.letters, []) }
        FlowScreen("parcels") { PostScreen($0.parcels, []) }
        FlowScreen("letter") { PostScreen($0.letter, $0.controls) }
    }

    let letters = PostTitle("Letters")
    let parcels = PostTitle("Parcels")
    let letter = PostTitle("Letter")
    private let controls: [Control]

    init(_ controls: [Control] = []) {
        self.controls = controls
    }
}

/// A title and a badge. They outlive their screen, and count how often they are computed.
@MainActor
final class PostTitle {
    let title: Observable<String>
    let badge = Observable("")
    private(set) var computations = 0
    private(set) lazy var titleSource = title.map { [unowned self] in counted($0) }
    private(set) lazy var badgeSource = badge.map { [unowned self] in counted($0) }
    weak var view: PostView?

    init(_ title: String) {
        self.title = Observable(title)
    }

    private func counted(_ text: String) -> String {
        computations += 1
        return text
    }
}

@MainActor
final class PostScreen: ViewScreen {
    typealias Routes = FixedRouter
    let view: PostView

    init(_ title: PostTitle, _ controls: [Control]) {
        view = PostView(title, controls)
        title.view = view
    }
}

@MainActor
final class PostView: View {
    let title = "not shown"
    let titleSource: ValueSource<String>?
    let badgeSource: ValueSource<String>?
    let controls: [Control]

    init(_ title: PostTitle, _ controls: [Control]) {
        titleSource = title.titleSource
        badgeSource = title.badgeSource
        self.controls = controls
    }
}
