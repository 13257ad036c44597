import Wayline

/// The state of the step for damage by water.
@MainActor
final class WaterModel: StepModel {
    let input: StepInput
    let cause: Observable<WaterCause>
    let rooms: Observable<Int>
    let isComplete: ValueSource<Bool> = Observable(true)

    init(_ input: StepInput) {
        self.input = input
        cause = Observable(input.draft.cause)
        rooms = Observable(input.draft.rooms)
    }

    var draft: ClaimDraft {
        var draft = input.draft
        (draft.cause, draft.rooms) = (cause.value, rooms.value)
        return draft
    }
}

/// The controls of the step for damage by water.
final class WaterView: StepView {
    let title: String
    let cause: Choice<WaterCause>
    let rooms: Stepper<Int>
    let buttons: StepButtons

    init(_ words: Words, isEditing: Bool) {
        title = words("Damage by water", "Thiệt hại do nước")
        cause = Choice(words("Cause", "Nguyên nhân"), WaterCause.allCases) { $0.text(words) }
        rooms = Stepper(words("Rooms", "Số phòng"), in: 1...9)
        buttons = StepButtons(words, isEditing: isEditing)
    }

    var controls: [Control] { [cause, rooms, buttons.next] }
}

/// Asks for more about damage by water.
final class WaterScreen: StepScreen {
    typealias Routes = StepRouter
    let view: WaterView
    let model: WaterModel
    let saver: DraftSaver
    let words: Words

    init(_ model: WaterModel, _ saver: DraftSaver, _ words: Words) {
        (self.model, self.saver, self.words) = (model, saver, words)
        view = WaterView(words, isEditing: model.input.isEditing)
    }

    var step: any StepModel { model }
    var facts: StepRouter.Facts { facts(of: .water) }

    func start() {
        bind(view.cause, model.cause)
        bind(view.rooms, model.rooms)
        bindStep()
    }
}
