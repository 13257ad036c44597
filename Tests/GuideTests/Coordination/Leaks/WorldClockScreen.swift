import Wayline

final class WorldClockScreen: Screen {
    let hanoi = ClockViewModel()
    let lima = ClockViewModel()

    var companions: [AnyObject] { [hanoi, lima] }
}
