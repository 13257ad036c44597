import Wayline

/// Asks for the code that was sent, and for a new password.
final class ResetCodeScreen: ViewScreen {
    typealias Routes = ResetCodeRouter

    let view: ResetCodeView
    private let viewModel: ResetCodeViewModel
    private let words: Words

    init(viewModel: ResetCodeViewModel, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = ResetCodeView(words, email: viewModel.email)
    }

    var facts: ResetCodeRouter.Facts {
        .init(session: viewModel.session, failure: viewModel.failure)
    }

    var isSetting: Bool { viewModel.isSetting.value }

    func start() {
        bind(view.code, viewModel.code)
        bind(\.code.error, viewModel.codeError)
        bind(\.letter.rows, viewModel.letter.map { [words] in $0?.rows(words) ?? [] })
        bind(\.letter.isHidden, viewModel.letter.map { $0 == nil })
        bind(view.newPassword, viewModel.newPassword)
        bind(\.progress.isSpinning, viewModel.isSetting)
        bind(\.set.isEnabled, viewModel.canSet)
        bind(viewModel.results) { screen, result in
            if result.isSuccess { screen.say(screen.words[.passwordChanged]) }
            screen.perform(result.isSuccess ? .set : .failed)
        }
        view.set.onTap(self) { await $0.viewModel.set() }
        begin { await $0.viewModel.readLetter() }
    }
}

extension ResetLetter {
    fileprivate func rows(_ words: Words) -> [NamedValues.Row] {
        words.rows([(.code, code), (.goodFor, words(.minutes, minutes))])
    }
}

/// The input of the screen: the email to which the code was sent.
struct ResetCodeInput: ScreenInput {
    let email: String
}
