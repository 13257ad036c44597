import Wayline

/// The state of the step about the money.
@MainActor
final class PayoutModel: StepModel {
    let input: StepInput
    let payout: Observable<Payout>
    let account: Observable<String>
    let isTransfer: Derived<Bool>
    let error: Derived<String>
    let isComplete: ValueSource<Bool>

    init(_ input: StepInput, _ words: Words) {
        self.input = input
        payout = Observable(input.draft.payout)
        account = Observable(input.draft.account)
        isTransfer = payout.map { $0 == .transfer }
        error = account.map {
            $0.isEmpty || $0.count >= 8 ? "" : words("at least eight digits", "ít nhất tám chữ số")
        }
        isComplete = Derived(isTransfer, account) { !$0 || $1.count >= 8 }
    }

    var draft: ClaimDraft {
        var draft = input.draft
        (draft.payout, draft.account) = (payout.value, account.value)
        return draft
    }
}

/// The controls of the step about the money.
final class PayoutView: StepView {
    let title: String
    let payout: Choice<Payout>
    let account: TextField
    let buttons: StepButtons

    init(_ words: Words, isEditing: Bool) {
        title = words("Payment", "Chi trả")
        payout = Choice(words("By", "Bằng"), Payout.allCases) { $0.text(words) }
        account = TextField(words("Account", "Số tài khoản"))
        buttons = StepButtons(words, isEditing: isEditing)
    }

    var controls: [Control] { [payout, account, buttons.next] }
}

/// Asks for the way in which the insurance pays.
final class PayoutScreen: StepScreen {
    typealias Routes = StepRouter
    let view: PayoutView
    let model: PayoutModel
    let saver: DraftSaver
    let words: Words

    init(_ model: PayoutModel, _ saver: DraftSaver, _ words: Words) {
        (self.model, self.saver, self.words) = (model, saver, words)
        view = PayoutView(words, isEditing: model.input.isEditing)
    }

    var step: any StepModel { model }
    var facts: StepRouter.Facts { facts(of: .payout) }

    func start() {
        bind(view.payout, model.payout)
        bind(view.account, model.account)
        bind(\.account.error, model.error)
        bind(\.account.isHidden, model.isTransfer.map { !$0 })
        bindStep()
    }
}
