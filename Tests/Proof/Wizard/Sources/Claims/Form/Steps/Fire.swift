import Wayline

/// The state of the step for damage by fire.
@MainActor
final class FireModel: StepModel {
    let input: StepInput
    let brigadeCame: Observable<Bool>
    let extent: Observable<String>
    let isComplete: ValueSource<Bool>

    init(_ input: StepInput) {
        self.input = input
        brigadeCame = Observable(input.draft.brigadeCame)
        extent = Observable(input.draft.extent)
        isComplete = extent.map { !$0.isEmpty }
    }

    var draft: ClaimDraft {
        var draft = input.draft
        (draft.brigadeCame, draft.extent) = (brigadeCame.value, extent.value)
        return draft
    }
}

/// The controls of the step for damage by fire.
final class FireView: StepView {
    let title: String
    let brigadeCame: Toggle
    let extent: TextArea
    let buttons: StepButtons

    init(_ words: Words, isEditing: Bool) {
        title = words("Damage by fire", "Thiệt hại do cháy")
        brigadeCame = Toggle(words("The fire brigade came", "Cứu hỏa có đến"))
        extent = TextArea(words("Extent", "Mức độ"), rows: 3)
        buttons = StepButtons(words, isEditing: isEditing)
    }

    var controls: [Control] { [brigadeCame, extent, buttons.next] }
}

/// Asks for more about damage by fire.
final class FireScreen: StepScreen {
    typealias Routes = StepRouter
    let view: FireView
    let model: FireModel
    let saver: DraftSaver
    let words: Words

    init(_ model: FireModel, _ saver: DraftSaver, _ words: Words) {
        (self.model, self.saver, self.words) = (model, saver, words)
        view = FireView(words, isEditing: model.input.isEditing)
    }

    var step: any StepModel { model }
    var facts: StepRouter.Facts { facts(of: .fire) }

    func start() {
        bind(view.brigadeCame, model.brigadeCame)
        bind(view.extent, model.extent)
        bindStep()
    }
}
