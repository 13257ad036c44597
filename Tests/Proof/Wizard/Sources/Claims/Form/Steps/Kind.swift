import Wayline

/// The state of the choice of a kind.
@MainActor
final class KindModel: StepModel {
    let input: StepInput
    let kind: Observable<DamageKind>
    let isComplete: ValueSource<Bool> = Observable(true)

    init(_ input: StepInput) {
        self.input = input
        kind = Observable(input.draft.kind)
    }

    var draft: ClaimDraft {
        var draft = input.draft
        draft.kind = kind.value
        return draft
    }
}

/// The controls of the choice of a kind.
final class KindView: StepView {
    let title: String
    let kind: Choice<DamageKind>
    let buttons: StepButtons

    init(_ words: Words) {
        title = words("Kind of damage", "Loại thiệt hại")
        kind = Choice(words("Damage", "Thiệt hại"), DamageKind.allCases) { $0.text(words) }
        buttons = StepButtons(words, isEditing: false)
    }

    var controls: [Control] { [kind, buttons.next] }
}

/// Asks for the kind of damage. The next step asks for more, also if the summary shows this one.
final class KindScreen: StepScreen {
    typealias Routes = StepRouter
    let view: KindView
    let model: KindModel
    let saver: DraftSaver
    let words: Words

    init(_ model: KindModel, _ saver: DraftSaver, _ words: Words) {
        (self.model, self.saver, self.words) = (model, saver, words)
        view = KindView(words)
    }

    var step: any StepModel { model }
    var facts: StepRouter.Facts { facts(of: .kind) }

    func start() {
        bind(view.kind, model.kind)
        bindStep()
    }
}
