import Binding
import TextMenu

extension ProfilePartControls {
    /// Has the controls say how far `part` is.
    func bind<Value>(to part: ProfilePart<Value>) -> [AnyCancellable] {
        [
            part.isLoading.bind(\.isSpinning, on: loading),
            part.failure.bind(\.text, on: failure),
            part.hasFailed.map { !$0 }.bind(\.isHidden, on: tryAgain),
        ]
    }
}
