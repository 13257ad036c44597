import Binding

/// Shows what a service in another isolation answers.
@MainActor
final class ForecastViewModel {
    let forecast = Observable("")
    private let service: any ForecastService

    init(service: any ForecastService) {
        self.service = service
    }

    func refresh(_ city: String) async {
        forecast.value = await service.forecast(for: city)
    }
}
