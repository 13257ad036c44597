import Binding

/// The state and the rules of the screen.
@MainActor
final class RemarkViewModel {
    let text = Observable("")
    private(set) lazy var canFinish = text.map { !$0.isEmpty }
    let input: RemarkInput

    init(_ input: RemarkInput) {
        self.input = input
    }
}
