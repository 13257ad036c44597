import Wayline

/// The controls of the screen, from top to bottom.
final class DayView: View {
    let title = "Day"
    let parts = Container()
    let values = NamedValues()
    let missing = Placeholder(retry: "Try again")
    let about = Button("About")

    var controls: [Control] { [parts, values, missing, about] }
}

extension DayDetails {
    /// The lines of the view.
    var lines: [NamedValues.Row] {
        [
            .init("Weather", weather.rawValue)
        ]
    }
}
