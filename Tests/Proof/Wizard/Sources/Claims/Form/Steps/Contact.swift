import Wayline

/// The state of the last step. The phone number of the last claim fills it in.
@MainActor
final class ContactModel: StepModel {
    let input: StepInput
    let phone: Observable<String>
    let error: Derived<String>
    let isComplete: ValueSource<Bool>

    init(_ input: StepInput, _ session: Session, _ words: Words) {
        self.input = input
        phone = Observable(input.draft.phone.isEmpty ? session.lastPhone : input.draft.phone)
        let isNumber = phone.map { $0.count >= 9 && $0.allSatisfy(\.isNumber) }
        error = Derived(phone, isNumber) {
            $0.isEmpty || $1 ? "" : words("nine digits or more", "ít nhất chín chữ số")
        }
        isComplete = isNumber
    }

    var draft: ClaimDraft {
        var draft = input.draft
        draft.phone = phone.value
        return draft
    }
}

/// The controls of the last step.
final class ContactView: StepView {
    let title: String
    let phone: TextField
    let buttons: StepButtons

    init(_ words: Words, isEditing: Bool) {
        title = words("Contact", "Liên hệ")
        phone = TextField(words("Phone", "Điện thoại"))
        buttons = StepButtons(words, isEditing: isEditing)
    }

    var controls: [Control] { [phone, buttons.next] }
}

/// Asks for the phone number of the user.
final class ContactScreen: StepScreen {
    typealias Routes = StepRouter
    let view: ContactView
    let model: ContactModel
    let saver: DraftSaver
    let words: Words

    init(_ model: ContactModel, _ saver: DraftSaver, _ words: Words) {
        (self.model, self.saver, self.words) = (model, saver, words)
        view = ContactView(words, isEditing: model.input.isEditing)
    }

    var step: any StepModel { model }
    var facts: StepRouter.Facts { facts(of: .contact) }

    func start() {
        bind(view.phone, model.phone)
        bind(\.phone.error, model.error)
        bindStep()
    }
}
