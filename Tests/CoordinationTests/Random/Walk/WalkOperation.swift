import Coordination
import WaylineRouting

/// One thing that is asked of a navigator and of the model.
enum WalkOperation {
    case perform(Transition)
    case performBelow(Transition)
    case performUnknown
    case go(Transition, isLate: Bool)
    case goFromRoot(Transition)
    case intent(UserIntent)
    case goBack(Int)
    case answer(String, Transition)
    case save
    case restore(Int)
    case restoreAnew(Int)
    case decide(Int, Verdict)
    case cancel(Int)

    /// Code presents something and awaits the result, or no longer awaits it.
    case make(WalkCall, by: WalkCaller)
    case cancelCall(Int)

    /// Turns a value that conditions are about.
    case turn(Int)
}
