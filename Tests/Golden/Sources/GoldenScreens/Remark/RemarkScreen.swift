import Wayline

/// The input of the screen.
struct RemarkInput: ScreenInput {
    let id: Int
}

extension Destination<RemarkInput, NoOutput> {
    static let remark = Self("remark")
}

/// Shows its title.
final class RemarkScreen: ViewScreen {
    let view = RemarkView()
    let input: RemarkInput

    init(_ input: RemarkInput) {
        self.input = input
    }
}
